/**
 * Standard Schema and Standard JSON Schema, as far as a tool needs them: the
 * two interfaces by which frameworks take a schema of anybody's making.
 * Written out, since the specification asks for its types to be copied, not
 * depended on. https://standardschema.dev
 */

/** What validation answers: a value, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}

/** Which dialect of JSON Schema is asked for. */
export interface JsonSchemaRequest {
  readonly target: 'draft-07' | 'draft-2020-12' | 'openapi-3.0' | ({} & string);
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** Both interfaces at once; validation is synchronous. */
export interface StandardProps<Input, Output = Input> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  readonly jsonSchema: {
    readonly input: (request: JsonSchemaRequest) => Record<string, unknown>;
    readonly output: (request: JsonSchemaRequest) => Record<string, unknown>;
  };
}

/** A schema that carries them. */
export interface StandardSchema<Input, Output = Input> {
  readonly '~standard': StandardProps<Input, Output>;
}
