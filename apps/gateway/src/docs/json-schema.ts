import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A zod schema as OpenAPI 3.1 writes it; what a transformation makes of a value cannot be said and is left open. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

/** Whether an input takes anything: one of several shapes has no fields of its own. */
export const hasFields = (schema: z.ZodType): boolean => {
  const { properties, anyOf, oneOf } = jsonSchema(schema, 'input');
  return anyOf !== undefined || oneOf !== undefined || Object.keys((properties ?? {}) as object).length > 0;
};

interface Property {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** The fields of an object schema. */
export const propertiesOf = (schema: z.ZodType): Property[] => {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    required: required.includes(name),
  }));
};
