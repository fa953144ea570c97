import { orderStatus, problemStatus } from '@mullion/contracts';
import type { ProblemColumns } from '../problems/problem';
import type { DemoCode } from './demo-centers';
import type { DemoProduct } from './demo-standing';
import { demoTroubles, type DemoTrouble } from './demo-troubles';
import type { DemoEvent, DemoPerson, OperationLife } from './operation-life';
import { workingMinutesBefore } from './working-time';

export type DemoProblem = ProblemColumns & { readonly created_at: Date; readonly updated_at: Date };

/**
 * One of so many troubles of work centers is only said there and not entered in the register, as long as it is over.
 */
const ENTERED_EVERY = 2;

/**
 * What the register of problems says of troubles at work centers, the solved ones with what was done and how long it
 * took.
 */
const ofTrouble = (
  { operation, events, status }: OperationLife,
  event: DemoEvent,
  { product, code, at }: { product: DemoProduct; code: DemoCode; at: number },
): DemoProblem | null => {
  const known = demoTroubles[code].find(({ text }) => text === event.comment);
  const end = events.find(({ kind, at: moment }) => kind === 'completed' && moment >= event.at);
  if (!known || (end && at % ENTERED_EVERY === 1)) return null;
  const open = at % 3 === 0 ? problemStatus.inProgress : problemStatus.new;
  return {
    ...said(known, end !== undefined, open),
    order_code: product.number,
    order_id: product.order_id,
    product_id: product.id,
    work_center_id: operation.work_center_id,
    user_id: event.by.id,
    user_name: event.by.name,
    status: end && status === end.status_after ? problemStatus.solved : open,
    time_spent: end ? 0.5 + (at % 5) / 2 : null,
    solved_at: end?.at ?? null,
    created_at: event.at,
    updated_at: end?.at ?? event.at,
  };
};

const said = ({ text, description, reason, answer }: DemoTrouble, isAnswered: boolean, open: number) => ({
  ...{ subject: text, description, reason },
  comment: isAnswered ? answer : open === problemStatus.inProgress ? 'Aiškinamasi' : null,
});

/** Problems that no work center reported: something about an order and none of its products. */
const ofOrders = (products: readonly DemoProduct[], by: DemoPerson, now: Date): DemoProblem[] => {
  const first = products.filter(
    (one, at) => one.order_status >= orderStatus.inPreparation && products[at - 1]?.order_id !== one.order_id,
  );
  return [
    [
      'Vėluoja medienos pristatymas',
      'Tiekėjas pranešė, kad mediena bus trimis dienomis vėliau.',
      'other',
      problemStatus.inProgress,
      400,
    ],
    ['Brėžinys be pasirašymo datos', 'Sutartyje nėra užsakovo parašo.', 'documents', problemStatus.rejected, 2_300],
    ['Prarasta pakavimo plėvelė', 'Vežėjas atvežė du gaminius be plėvelės.', 'transport', problemStatus.solved, 3_900],
  ].flatMap(([subject, description, reason, status, before], at) => {
    const order = first[at * 3];
    if (!order) return [];
    const created_at = workingMinutesBefore(now, before as number);
    const isOver = status !== problemStatus.inProgress;
    const updated_at = isOver ? workingMinutesBefore(now, (before as number) - 300) : created_at;
    return [
      {
        ...{
          subject: subject as string,
          description: description as string,
          reason: reason as string,
          status: status as number,
        },
        ...{ order_code: order.number, order_id: order.order_id, product_id: null, work_center_id: null },
        ...{
          comment: isOver ? 'Aptarta su užsakovu' : null,
          user_id: by.id,
          user_name: by.name,
          time_spent: isOver ? 1.5 : null,
        },
        ...{ solved_at: status === problemStatus.solved ? updated_at : null, created_at, updated_at },
      },
    ];
  });
};

/** The register of problems of the demo factory, oldest first. */
export const demoProblems = (
  floor: readonly OperationLife[],
  {
    products,
    codeOf,
    planner,
    now,
  }: { products: readonly DemoProduct[]; codeOf: (centerId: number) => DemoCode; planner: DemoPerson; now: Date },
): DemoProblem[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const troubles = floor.flatMap((life) =>
    life.events.filter(({ kind }) => kind === 'problem').map((event) => ({ life, event })),
  );
  const made = troubles.flatMap(({ life, event }, at) => {
    const product = byId.get(event.product_id);
    return product ? (ofTrouble(life, event, { product, code: codeOf(event.work_center_id), at }) ?? []) : [];
  });
  return [...made, ...ofOrders(products, planner, now)].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
};
