/** OpenAI Agents with a model of its own interface. */
import { type Model, type ModelRequest, setTracingDisabled, Usage } from '@openai/agents';
import type { ToolJsonSchema } from 'spanglob';
import { answer } from './recipes/openai-agents.ts';
import { describeFramework } from './support.ts';

setTracingDisabled(true);

/** The strict form that the package makes of a schema: every property required, the optional ones nullable. */
function strict({ properties, required, ...schema }: ToolJsonSchema): unknown {
  const nullable = Object.entries(properties).map(([name, property]) => {
    const { description } = property as { description: string };
    const either = { anyOf: [property, { type: 'null' }], description };
    return [name, required.includes(name) ? property : either];
  });
  return { ...schema, properties: Object.fromEntries(nullable), required: Object.keys(properties) };
}

describeFramework('@openai/agents', {
  schemaOf: strict,
  async call({ tools, name, input, signal }) {
    const asked: ModelRequest[] = [];
    const model: Model = {
      async getResponse(request) {
        asked.push(structuredClone({ input: request.input, tools: request.tools }) as ModelRequest);
        const usage = new Usage();
        if (asked.length === 1) {
          const call = { type: 'function_call', callId: '1', name, arguments: JSON.stringify(input) } as const;
          return { usage, output: [{ ...call, status: 'completed' }] };
        }
        const content = [{ type: 'output_text' as const, text: 'done' }];
        return { usage, output: [{ type: 'message', role: 'assistant', status: 'completed', content }] };
      },
      getStreamedResponse() {
        throw new Error('not asked for');
      },
    };
    await answer(tools, model, 'go', signal);
    const items = asked[1]?.input as { type: string; output?: { text: string } | string }[];
    const output = items.find((item) => item.type === 'function_call_result')?.output;
    const told = asked[0]?.tools.find((tool) => 'name' in tool && tool.name === name) as { parameters?: unknown };
    return {
      text: typeof output === 'string' ? output : (output?.text ?? ''),
      isError: undefined,
      schema: told.parameters,
    };
  },
});
