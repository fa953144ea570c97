import { routeInput, routeList, type AnyRoute } from '@mullion/contracts';
import { exampleOf } from './examples';
import { openApiDocument } from './openapi';

const label = ({ method, path }: AnyRoute): string => `${method} ${path}`;

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

describe('BEY-19a the examples of the OpenAPI document', () => {
  it('are such that every request may be sent as it stands, and every answer is one', () => {
    const refused = routeList.flatMap((route) => {
      const { params, query, body, response } = exampleOf(route);
      const { files: _ours, ...fields } = body;
      const sent = routeInput(route).safeParse({
        params,
        query,
        body: route.file === null ? body : { ...fields, files: [] },
      });
      const answered = route.response.safeParse(response);
      return [
        ...(sent.success
          ? []
          : [`${label(route)} asks: ${sent.error.issues[0]?.path.join('.')} ${sent.error.issues[0]?.message}`]),
        ...(answered.success
          ? []
          : [
              `${label(route)} answers: ${answered.error.issues[0]?.path.join('.')} ${answered.error.issues[0]?.message}`,
            ]),
      ];
    });
    expect(refused).toEqual([]);
  });

  it('stand at every call: at each parameter of the path, the body and the answer', async () => {
    const { paths } = await openApiDocument('https://mullion.test');
    const missing = routeList.flatMap((route) => {
      const operation = paths[`/api/${route.path}`]?.[route.method.toLowerCase()] as Operation | undefined;
      const [body] = Object.values(operation?.requestBody?.content ?? {});
      const content = operation?.responses[route.success]?.content;
      const answer = content?.['application/json'];
      const bare = (operation?.parameters ?? []).filter((one) => one.in === 'path' && one.example === undefined);
      return [
        ...bare.map(({ name }) => `${label(route)} ${name}`),
        ...(body && body.example === undefined ? [`${label(route)} body`] : []),
        ...(content && !answer ? [] : answer?.example === undefined ? [`${label(route)} answer`] : []),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('speak of a factory where a field has a name that says what it is', () => {
    const order = exampleOf(routeList.find((route) => label(route) === 'POST orders') as AnyRoute);
    expect(order.body).toMatchObject({ production_id: '26-0411', delivery_date: '2026-11-27' });
    const login = exampleOf(routeList.find(({ path }) => path === 'login') as AnyRoute);
    expect(login.body).toEqual({ email: 'ona@langai.example', password: 'Mullion-2026!' });
  });
});
