import type { CopyState } from '@mullion/contracts';
import {
  backlogRows,
  companiesFound,
  companyName,
  stateOfCopy,
  letterRows,
  rebuiltShare,
  unlistedCopies,
  unlistedLetters,
  type Operations,
} from './operations-rows';

const letter = {
  id: 4,
  subject: 'evt.orders.order.changed.v1',
  company_id: 7,
  error: 'x',
  attempts: 5,
  created_at: '',
  healed: false,
};
const copy: CopyState = {
  copy: 'order',
  owner: 'orders',
  company_id: 7 as never,
  compared_at: null,
  equal: null,
  owner_count: null,
  copy_count: null,
  mended: null,
  resync: 'none',
  resync_done: 0,
  resync_total: null,
  error: null,
};
const operations = {
  services: [
    { service: 'orders', state: null },
    {
      service: 'packing',
      state: {
        outbox: { waiting: 3, oldest_at: '2026-11-22T10:00:00Z' },
        consumers: [
          { owner: 'orders', partition: 0, waiting: 2, blocked: null },
          { owner: 'dispatch', partition: 3, waiting: 5, blocked: { subject: 'evt.x', company_id: 7, error: 'away' } },
        ],
        dead_letters: [letter],
        dead_letters_total: 3,
        sagas: [],
        copies: [copy],
        copies_total: 800,
      },
    },
  ],
  mails: null,
  companies: [{ id: 7, name: 'Baltlangė' }],
} as unknown as Operations;

describe('BEY-35 rows of the operations page', () => {
  it('name a service that does not answer, and sum what waits', () => {
    expect(backlogRows(operations)).toEqual([
      { row: 0, service: 'orders', answered: false, outbox: null, oldestAt: null, events: null, blocked: '' },
      {
        row: 1,
        service: 'packing',
        answered: true,
        outbox: 3,
        oldestAt: '2026-11-22T10:00:00Z',
        events: 7,
        blocked: 'evt.x: away',
      },
    ]);
  });

  it('say whose they are, and how many more there are', () => {
    expect(letterRows(operations)).toMatchObject([{ id: 4, service: 'packing', company: 'Baltlangė (7)' }]);
    expect(companyName(operations.companies, 8)).toBe('8');
    expect(companyName(operations.companies, null)).toBe('–');
    expect(unlistedLetters(operations)).toBe(2);
    expect(unlistedCopies(operations)).toBe(799);
  });

  it('find a company by part of its name or by its number', () => {
    const companies = [...Array(30).keys()].map((id) => ({
      id,
      name: `Langai ${id}`,
    })) as unknown as Operations['companies'];
    const found = (text: string) => companiesFound(companies, text).map(({ id }) => Number(id));
    expect([found(' ANGAI 29'), found('7'), found('none')]).toEqual([[29], [7, 17, 27], []]);
    expect(found('')).toHaveLength(20);
  });

  it('a copy is being rebuilt, failed, equal, different or not compared yet', () => {
    const standing = (over: Partial<CopyState>) => stateOfCopy({ ...copy, ...over });
    expect([standing({}), standing({ equal: true }), standing({ equal: false, resync: 'done' })]).toEqual([
      'unknown',
      'equal',
      'differs',
    ]);
    expect([standing({ equal: false, resync: 'waiting' }), standing({ equal: true, resync: 'failed' })]).toEqual([
      'rebuilding',
      'failed',
    ]);
    expect([rebuiltShare(copy), rebuiltShare({ ...copy, resync_done: 5, resync_total: 20 })]).toEqual([
      undefined,
      0.25,
    ]);
  });
});
