import { z } from 'zod';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';

export const labelPrinterId = z.int().positive().max(MAX_INT).brand<'LabelPrinterId'>();
export type LabelPrinterId = z.infer<typeof labelPrinterId>;

/** Printers of a company. */
export const MAX_LABEL_PRINTERS = 50;
/** Raw printing: what every label printer listens at unless it was changed. */
export const RAW_PRINTING_PORT = 9100;
/** What a print agent is called unless it is told otherwise. */
export const USUAL_AGENT = 'main';

/** Dots to the inch. */
export const labelResolutions = [203, 300] as const;
/** What can be printed, and how large it is, mm. */
export const labelKinds = ['pallet', 'product', 'rack'] as const;
export const labelKind = z.enum(labelKinds);
export type LabelKind = z.infer<typeof labelKind>;
export const labelSizes: Readonly<Record<LabelKind, { readonly width: number; readonly height: number }>> = {
  pallet: { width: 100, height: 150 },
  product: { width: 100, height: 60 },
  rack: { width: 100, height: 60 },
};

/**
 * A name or an address of the factory's own network; never asked by our servers, only by the agent that stands there.
 */
export const isPrinterHost = (host: string): boolean => /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i.test(host);

const fields = {
  name: line(60).min(1),
  host: line(253).min(1).refine(isPrinterHost, 'form.host'),
  port: z.int().min(1).max(65_535),
  dpi: z.union([z.literal(203), z.literal(300)]),
  /** Of the roll in it, mm: what is larger is not printed there. */
  width: z.int().min(100).max(300),
  height: z.int().min(60).max(400),
  /** The agent that reaches it. */
  agent: line(60).min(1),
};
export const labelPrinterFields = z.strictObject({
  ...fields,
  port: fields.port.default(RAW_PRINTING_PORT),
  agent: fields.agent.default(USUAL_AGENT),
});
/** What is not named stays as it is; without a version the present row is meant. */
export const labelPrinterEdit = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  version: version.optional(),
});

/** `no_agent`: none has asked for work lately; `unreachable`: the agent could not reach it. */
export const labelPrinterStates = ['ready', 'no_agent', 'unreachable'] as const;

export const labelPrinter = z.object({
  id: labelPrinterId,
  ...z.object(fields).shape,
  state: z.enum(labelPrinterStates),
  /** When its agent last asked for work. */
  agent_seen_at: isoMoment.nullable(),
  /** Labels that wait or are on their way. */
  waiting: z.int(),
  /** Labels of which nobody knows whether they were printed. */
  unknown: z.int(),
  version,
});
export type LabelPrinter = z.infer<typeof labelPrinter>;
