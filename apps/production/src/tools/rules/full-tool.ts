import type { Tool, ToolFields } from '@mullion/contracts';

export type FullTool = Pick<Tool, 'code' | 'description' | 'length' | 'diameter' | 'geometry'>;

const isMissing = (value: string | number | null | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The tool with what is typed over it; null when a field is missing. A field that is left out keeps what it was. */
export const fullTool = (fields: ToolFields, before: FullTool | null): FullTool | null => {
  const merged = {
    code: fields.code === undefined ? before?.code : fields.code,
    description: fields.description === undefined ? before?.description : fields.description,
    length: fields.length === undefined ? before?.length : fields.length,
    diameter: fields.diameter === undefined ? before?.diameter : fields.diameter,
    geometry: fields.geometry === undefined ? before?.geometry : fields.geometry,
  };
  return Object.values(merged).some(isMissing) ? null : (merged as FullTool);
};
