import { readOutline, type Tool, type ToolFields } from '@mullion/contracts';

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

/**
 * The first line of an outline that is no point and no arc that can be, by its number from 1. What was kept before it
 * was looked at may stay.
 */
export const faultyLine = (
  geometry: string,
  before: FullTool | null,
): { readonly line: number; readonly text: string } | null => {
  if (geometry === before?.geometry) return null;
  const [line] = [...readOutline(geometry).faults.keys()];
  if (line !== undefined) return { line, text: geometry.split('\n')[line - 1]?.trim() ?? '' };
  return null;
};
