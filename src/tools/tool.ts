/** The neutral tool object: one shape that agent frameworks take as it is. */
import { type ErrorCode, SpanglobError } from '../errors.ts';
import { inOneLine } from '../quote.ts';
import { unlessAborted } from '../walk/abort.ts';
import type { StandardSchema } from './standard-schema.ts';

/** A tool's input as JSON Schema, plain data. */
export interface ToolJsonSchema {
  readonly type: 'object';
  // biome-ignore lint/suspicious/noExplicitAny: frameworks type a property's schema in ways that only `any` fits.
  readonly properties: Record<string, any>;
  readonly required: string[];
  readonly additionalProperties: false;
}

/** MCP's annotations: a tool that looks and changes nothing, on this machine alone. */
export interface ToolAnnotations {
  readonly title: string;
  readonly readOnlyHint: true;
  readonly destructiveHint: false;
  readonly idempotentHint: true;
  readonly openWorldHint: false;
}

/** Details of a call that failed as expected. */
export interface FailureDetails {
  readonly code: ErrorCode;
  /** The text that the model reads. */
  readonly message: string;
}

/** What a call comes to: the text for the model, and a structured value for a user interface. */
export type ToolResult<D> =
  | { readonly text: string; readonly details: D; readonly isError?: never }
  | { readonly text: string; readonly details: FailureDetails; readonly isError: true };

/** What a host may hand to a call. AI SDK calls the signal `abortSignal`, most others `signal`. */
export interface ExecuteOptions {
  readonly abortSignal?: AbortSignal | null | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/**
 * A tool. `I` is its input, `D` the details of a successful call.
 *
 * `execute` validates its input itself, returns expected failures with
 * `isError: true`, and rejects on abort alone, with the signal's reason. It
 * changes nothing and may run many times at once.
 */
// biome-ignore lint/suspicious/noExplicitAny: the defaults must take every tool, whatever its input.
export interface AgentTool<N extends string = string, I = any, D = any> {
  readonly name: N;
  readonly title: string;
  readonly description: string;
  /** A section for the system prompt. Frameworks ignore it; a host may append it. */
  readonly guidance: string;
  readonly inputSchema: StandardSchema<I>;
  readonly jsonSchema: ToolJsonSchema;
  readonly annotations: ToolAnnotations;
  readonly execute: (input: I, options?: ExecuteOptions) => Promise<ToolResult<D>>;
  /** For AI SDK and Mastra: the text alone, as text or as an error. */
  // biome-ignore lint/suspicious/noExplicitAny: AI SDK 6 and 7 pass `{ output }`, AI SDK 5 and Mastra the result itself.
  readonly toModelOutput: (arg: any) => { type: 'text' | 'error-text'; value: string };
}

/** What a tool is made of; the rest follows from it. */
export interface ToolParts<N extends string, I, D>
  extends Pick<AgentTool<N, I, D>, 'name' | 'title' | 'description' | 'guidance'> {
  readonly inputSchema: StandardSchema<I>;
  readonly jsonSchema: ToolJsonSchema;
  /** A call with input that was validated. Throws what goes wrong. */
  readonly run: (input: I, signal: AbortSignal) => Promise<{ readonly text: string; readonly details: D }>;
}

export function defineTool<N extends string, I, D>(parts: ToolParts<N, I, D>): AgentTool<N, I, D> {
  const { run, ...shown } = parts;
  return {
    ...shown,
    annotations: {
      title: parts.title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    async execute(input, options) {
      const signal = options?.abortSignal ?? options?.signal ?? undefined;
      signal?.throwIfAborted();
      // LangChain and hosts that call a tool by hand don't validate.
      const checked = parts.inputSchema['~standard'].validate(input);
      if (checked.issues !== undefined) {
        return failed('INVALID_ARGUMENT', checked.issues.map((issue) => issue.message).join('; '));
      }
      // A signal of the call's own: it ends with the call, where the host's may serve a whole session.
      const call = new AbortController();
      const abort = (): void => call.abort(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      try {
        return await unlessAborted(call.signal, run(checked.value, call.signal));
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof SpanglobError) return failed(error.code, error.message);
        // A file system that breaks its contract. Thrown, most frameworks would hide what it was.
        return failed('FS_IO_ERROR', `${parts.name} failed: ${reasonOf(error)}`);
      } finally {
        signal?.removeEventListener('abort', abort);
        // What still waits for a file system makes no further call.
        call.abort(OVER);
      }
    },
    toModelOutput(arg) {
      const result = arg?.output ?? arg;
      return { type: result?.isError ? 'error-text' : 'text', value: String(result?.text ?? '') };
    },
  };
}

export function failed(code: ErrorCode, reason: string): ToolResult<never> {
  const message = inOneLine(reason);
  return { text: message, details: { code, message }, isError: true };
}

/** Why a call's own signal is aborted once it has settled. */
const OVER = new Error('the call is over');

function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    // Anything can be thrown, even what throws when it is looked at.
    return 'for no reason that can be told';
  }
}
