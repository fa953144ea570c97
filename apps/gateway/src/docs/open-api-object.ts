/** As much of an OpenAPI 3.1 document as is made here. */
export interface OpenApiObject {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: object; readonly securitySchemes: object };
}
