import { afterAll } from 'vitest';
import { removeTrees } from './tree.ts';

afterAll(removeTrees);
