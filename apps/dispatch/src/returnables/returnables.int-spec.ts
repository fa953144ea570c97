import { events, getReturnables, listReturnableMovements, type ReturnableKindId } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { daysAgo, useReturnables } from '../testing/returnable-world';

describe('BEY-17a returnables', () => {
  let dispatch: TestService;
  let stillage: ReturnableKindId;
  const { move, given, list, whole, correct } = useReturnables((opened) => ({ dispatch, stillage } = opened));

  it('are given out and taken back by hand, the oldest first, once however often it is sent', async () => {
    const { holder_id: holder } = await given(11, 5, 100);
    await given(11, 3, 40);
    await given(11, 2, 3, stillage);
    const back = { customer_id: 11, act: 'taken', count: 6 };
    const [one, two] = await Promise.all([move(back, people.packer(), 'k'), move(back, people.packer(), 'k')]);
    expect(one.body).toEqual(two.body);
    expect(one.status).toBe(201);
    expect(await whole(holder)).toMatchObject({
      customer: 'Klientas 11',
      address: 'Ąžuolų g. 5, 01103 Vilnius, LT',
      kinds: [
        { kind: 'Stovas', balance: 2 },
        { kind: 'Paletė', balance: 2 },
      ],
      lots: [
        { kind: 'Paletė', count: 2, since: daysAgo(40), days: 40 },
        { kind: 'Stovas', count: 2, days: 3 },
      ],
    });
    const told = (await dispatch.recorded(events.returnableMoved)).filter(
      ({ data }) => data.movement.holder_id === holder,
    );
    expect(told.map(({ data: { movement } }) => [movement.act, movement.count])).toEqual([
      ['given', 5],
      ['given', 3],
      ['given', 2],
      ['taken', 6],
    ]);
  });

  it('are refused beyond what is held, in the future, of nobody, of an unknown kind, without a right and to other companies', async () => {
    const made = await given(12, 2, 1);
    expect((await move({ customer_id: 12, act: 'taken', count: 3 })).problem).toMatchObject({
      status: 409,
      code: 'returnables.more_than_held',
      params: { held: 2 },
    });
    expect((await move({ moved_on: '2026-11-26' })).problem).toMatchObject({ code: 'returnables.in_future' });
    expect((await move({ customer_id: 900 })).status).toBe(404);
    expect((await move({ address_id: 6 })).status).toBe(404);
    expect((await move({ kind_id: 9_999 })).problem).toMatchObject({ code: 'returnables.kind_unknown' });
    for (const bad of [
      { count: 0 },
      { count: 1.5 },
      { customer_id: undefined },
      { holder_id: made.holder_id },
      { act: 'corrected' },
    ])
      expect([bad, (await move(bad)).status]).toEqual([bad, 400]);
    for (const who of [people.viewer(), people.worker(), people.supplier()])
      expect((await move({}, who)).status).toBe(403);
    const stranger = people.stranger();
    expect((await list({}, stranger)).data).toEqual([]);
    expect(
      (await move({ customer_id: undefined, address_id: undefined, holder_id: made.holder_id }, stranger)).status,
    ).toBe(404);
    expect((await correct(made.id, 1, 'x', stranger)).status).toBe(404);
    for (const route of [getReturnables, listReturnableMovements] as const)
      expect(
        (
          await dispatch
            .api(route)
            .as(stranger)
            .send({ params: { id: made.holder_id } })
        ).status,
      ).toBe(404);
  });

  it('are corrected with a reason by movements of their own; nothing is ever edited', async () => {
    const wrong = await given(13, 10, 20);
    await given(13, 1, 10);
    expect((await correct(wrong.id, 4, ' ')).status).toBe(400);
    const [first, second] = await Promise.all([correct(wrong.id, 7), correct(wrong.id, 7)]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = [first, second].find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'returnables.corrected_already', params: { left: 3 } });
    const done = [first, second].find(({ status }) => status === 201)?.body;
    expect((await correct(done?.id ?? 0, 1)).problem).toMatchObject({ code: 'returnables.corrected_already' });
    expect((await whole(wrong.holder_id)).lots).toMatchObject([
      { count: 3, days: 20 },
      { count: 1, days: 10 },
    ]);
    const seen = await dispatch
      .api(listReturnableMovements)
      .as(people.planner())
      .ok({ params: { id: wrong.holder_id }, query: { rows: 2 } });
    expect(seen).toMatchObject({ total: 3, last_page: 2 });
    expect(seen.data[0]).toMatchObject({
      act: 'corrected',
      count: 7,
      corrects_id: wrong.id,
      reason: 'Suskaičiuota iš naujo',
      left: 0,
    });
    await expect(dispatch.sql('UPDATE returnable_movements SET count = 1 WHERE id = $1', [wrong.id])).rejects.toThrow(
      /never changed/,
    );
    await expect(dispatch.sql('DELETE FROM returnable_movements WHERE id = $1', [wrong.id])).rejects.toThrow(
      /never changed/,
    );
  });
});
