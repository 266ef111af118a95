/** A host without a framework. */
import { answer } from './recipes/call-tool.ts';
import { describeFramework } from './support.ts';

describeFramework('callTool', {
  async call({ tools, name, input, signal }) {
    const { definitions, text, isError } = await answer(tools, name, JSON.stringify(input), signal);
    const told = definitions.find((definition) => definition.name === name);
    return { text, isError: isError ?? false, schema: told?.jsonSchema };
  },
});
