import { randomUUID } from 'node:crypto';
import {
  createLabelPrinter,
  exchangeLabels,
  listLabelJobs,
  printLabels,
  type LabelPrinter,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { agentKey } from './label-world';

let named = 0;

/** A label printer, with a name and an agent of its own. */
export const printerFields = () => ({
  name: `Pakavimas ${(named += 1)}`,
  host: '192.168.1.40',
  dpi: 203,
  width: 100,
  height: 150,
  agent: `agent ${named}`,
});

/** What administrators, packers and print agents ask of labels. */
export const labelCalls = (documents: () => TestService) => {
  const packer = people.packer();
  const print = (to: LabelPrinter, labels: object[] = [{ kind: 'pallet', id: 1 }], as: RequestContext = packer) =>
    documents()
      .api(printLabels)
      .as(as)
      .send({ body: { printer_id: to.id, labels: labels as never } });
  const exchange = (to: LabelPrinter, over: object = {}, as: RequestContext = agentKey()) =>
    documents()
      .api(exchangeLabels)
      .as(as)
      .send({ body: { agent: to.agent, instance: randomUUID(), done: [], holding: [], unreachable: [], ...over } });
  const jobs = async (to: LabelPrinter, query: object = {}, as: RequestContext = packer) =>
    (
      await documents()
        .api(listLabelJobs)
        .as(as)
        .ok({ query: { printer_id: to.id, ...query } as never })
    ).data;
  return {
    printer: (over: object = {}): Promise<LabelPrinter> =>
      documents()
        .api(createLabelPrinter)
        .as(people.admin())
        .ok({ body: { ...printerFields(), ...over } as never }),
    print,
    printed: async (to: LabelPrinter, labels?: object[]) => (await print(to, labels)).body.jobs,
    exchange,
    /** The labels that an agent is given. */
    given: async (to: LabelPrinter, over: object = {}) => (await exchange(to, over)).body.labels,
    jobs,
    states: async (to: LabelPrinter) => (await jobs(to)).map(({ state }) => state),
  };
};
