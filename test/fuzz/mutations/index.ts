/** Every rule, broken. */
import { braces } from './braces.ts';
import { classes } from './classes.ts';
import { line } from './line.ts';
import type { Mutation } from './mutation.ts';
import { stars } from './stars.ts';
import { text } from './text.ts';

export const mutations: readonly Mutation[] = [...line, ...stars, ...braces, ...classes, ...text];
