import {
  companyChanged,
  getCompany,
  getUser,
  isCountryCode,
  listCountryCodes,
  listStatuses,
  listStatusRights,
  listUserNames,
  statusRightsRecords,
  statusRightsChanged,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';

describe('what identity answers about companies', () => {
  let identity: TestService;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.world.close());

  const empty = { params: {}, query: {}, body: {} };

  it('the signed-in user with company and rights, never with a password', async () => {
    const user = await identity
      .api(getUser)
      .as({ ...people.planner(), rights: ['TP_EDIT'] })
      .ok(empty);
    expect(user).toMatchObject({
      id: 3,
      email: 'planner@demo.mullion.test',
      company_id: 1,
      rights: ['TP_EDIT'],
      company: { id: 1, code: 'RYTAI' },
    });
    expect(JSON.stringify(user)).not.toContain('argon2');
  });

  it('STA-01a status names in both languages, of one table when asked', async () => {
    const lt = await identity
      .api(listStatuses)
      .as(people.viewer())
      .ok({ ...empty, query: { language: 'lt', table_name: 'pallets' } });
    expect(lt.map(({ text }) => text)).toEqual(['Neparuošta', 'Paruošta', 'Uždaryta', 'Pakrauta', 'Išsiųsta']);
    const all = await identity.api(listStatuses).as(people.viewer()).ok(empty);
    expect(all).toHaveLength(2 * (14 + 9 + 5 + 6 + 4));
  });

  it('status rights of the own company only', async () => {
    const rights = await identity.api(listStatusRights).as(people.packer()).ok(empty);
    expect(new Set(rights.map(({ company_id }) => company_id))).toEqual(new Set([1]));
    expect(rights.some(({ user_type }) => user_type === 6)).toBe(false);
    expect(rights).toContainEqual(
      expect.objectContaining({
        user_type: 4,
        table_name: 'trucks',
        before: 3,
        after: 4,
        title: expect.stringMatching(/\S+ → \S+/),
      }),
    );
    const { records } = await identity
      .api(statusRightsRecords.byIds)
      .as(systemContext(7))
      .ok({ ids: [1, 7] });
    expect(records).toMatchObject([{ id: 7, company_id: 7, version: 1, removed: false }]);
    expect(records[0]?.rights).toHaveLength(rights.length);
  });

  it('countries in the order of the language, found by a part of the name without accents', async () => {
    const ask = (query: object) =>
      identity
        .api(listCountryCodes)
        .as(people.planner())
        .ok({ ...empty, query });
    const all = await ask({ language: 'lt' });
    expect(all).toHaveLength(249);
    expect(all.filter(({ country_code }) => !isCountryCode(country_code))).toEqual([]);
    expect(all.map(({ country_name }) => country_name)).toEqual(
      all.map(({ country_name }) => country_name).sort(new Intl.Collator('lt').compare),
    );
    expect((await ask({ language: 'lt', filter: 'svedija' })).map(({ country_code }) => country_code)).toEqual(['SE']);
    expect((await ask({ language: 'en', filter: 'lt' })).map(({ country_code }) => country_code)).toContain('LT');
  });

  it('companies to their own people, names of users to those who work together', async () => {
    expect((await identity.api(getCompany).as(people.planner()).send({ company_id: 7 })).problem).toMatchObject({
      status: 404,
    });
    expect(await identity.api(getCompany).as(people.supplier()).ok({ company_id: 9 })).toMatchObject({
      kind: 'supplier',
      serves_company_id: 1,
    });
    const names = await identity
      .api(listUserNames)
      .as(people.planner())
      .ok({ user_ids: [3, 8, 10] });
    expect(names.map(({ id }) => id)).toEqual([3, 10]);
  });

  it('the seed announces companies and rights to those who keep copies', async () => {
    expect((await identity.recorded(companyChanged)).map(({ data }) => data.company.id)).toEqual([1, 7, 9]);
    expect((await identity.recorded(statusRightsChanged)).map(({ company_id }) => company_id)).toEqual([1, 7]);
  });
});
