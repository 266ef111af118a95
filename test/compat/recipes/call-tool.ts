/** Any other host */
// #region
import { callTool } from 'spanglob';
// #endregion
import type { Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, name: string, args: unknown, signal: AbortSignal) {
  // #region
  const definitions = [glob, list].map(({ name, description, jsonSchema }) => ({ name, description, jsonSchema }));
  const { text, isError } = await callTool({ glob, list }, { name, arguments: args }, { signal });
  // #endregion
  return { definitions, text, isError };
}
