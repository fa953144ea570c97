import { z } from 'zod';
import { companyId, toolId } from '../kit/id.schema';
import { pageQuery } from '../kit/page.schema';
import { defineRoute, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';

const administrators = { access: 'session', types: [0, 1] } as const;

export const TOOLS_A_PAGE = 20;
/** Longest text that describes an outline. */
export const LONGEST_GEOMETRY = 20_000;

const size = z.number().min(0).max(100_000).multipleOf(0.01);

export const tool = z.object({
  id: toolId,
  company_id: companyId,
  code: z.string(),
  description: z.string(),
  /** Millimetres with two decimals, as the diameter. */
  length: z.number(),
  diameter: z.number(),
  /** Lines of `x, y[, radius]`, millimetres, y up; a negative radius turns the arc the other way. */
  geometry: z.string(),
  version,
});
export type Tool = z.infer<typeof tool>;

/** All fields are required; what is missing is refused as a whole, with `tools_table.all_fields_required`. */
export const toolFields = z.strictObject({
  code: line(32).nullish(),
  description: line(191).nullish(),
  length: size.nullish(),
  diameter: size.nullish(),
  geometry: z.string().max(LONGEST_GEOMETRY).nullish(),
});
export type ToolFields = z.infer<typeof toolFields>;

export const listTools = defineRoute({
  service: 'production',
  name: 'tools.list',
  method: 'GET',
  path: 'tools',
  summary: 'Tools by code, paged',
  policy: administrators,
  query: z.strictObject({ page: pageQuery.page }),
  response: z.object({ data: z.array(tool), current_page: z.int(), last_page: z.int(), total: z.int() }),
});

/** Errors: tools_table.all_fields_required, tool.geometry_unreadable (which line), tool.code_taken. */
export const createTool = defineRoute({
  service: 'production',
  name: 'tools.create',
  method: 'POST',
  path: 'tools',
  summary: 'A new tool',
  success: 201,
  policy: administrators,
  body: toolFields,
  response: tool,
});

/** Errors: those of the creation; not_found, conflict (with the current tool). */
export const updateTool = defineRoute({
  service: 'production',
  name: 'tools.update',
  method: 'PUT',
  path: 'tools/{id}',
  summary: 'Edit a tool; what is left out stays',
  policy: administrators,
  params: z.strictObject({ id: urlId(toolId) }),
  body: toolFields.extend({ version: version.optional() }),
  response: tool,
});

export const toolsRoutes = { listTools, createTool, updateTool };
