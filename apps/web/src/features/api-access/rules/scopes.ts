import { apiScopes, type ApiScope } from '@mullion/contracts';

export type ScopeArea = ApiScope extends `${infer Area}:${string}` ? Area : never;
export type ScopeLevel = ApiScope extends `${string}:${infer Level}` ? Level : never;

export const areaOf = (scope: ApiScope): ScopeArea => scope.split(':')[0] as ScopeArea;
export const levelOf = (scope: ApiScope): ScopeLevel => scope.split(':')[1] as ScopeLevel;

/** The scopes as a person chooses them: a row for each area, with what there is to do in it. */
export const scopeRows: readonly { readonly area: ScopeArea; readonly scopes: readonly ApiScope[] }[] = [
  ...new Set(apiScopes.map(areaOf)),
].map((area) => ({ area, scopes: apiScopes.filter((scope) => areaOf(scope) === area) }));

/** Whoever writes or deletes has to read: the reading scope of the area comes along, and goes last. */
export const toggled = (chosen: readonly ApiScope[], scope: ApiScope, isOn: boolean): ApiScope[] => {
  const area = areaOf(scope);
  const reads = apiScopes.find((one) => one === `${area}:read`);
  const wanted = new Set(chosen);
  if (isOn) for (const one of reads ? [scope, reads] : [scope]) wanted.add(one);
  else
    for (const one of scope === reads ? apiScopes.filter((each) => areaOf(each) === area) : [scope]) wanted.delete(one);
  return apiScopes.filter((one) => wanted.has(one));
};

const levels: readonly ScopeLevel[] = ['read', 'write', 'delete'];

/** The areas of a key by what it may do there: a key of many scopes is three lines at most. */
export const areasByLevel = (
  scopes: readonly ApiScope[],
): { readonly level: ScopeLevel; readonly areas: readonly ScopeArea[] }[] =>
  levels
    .map((level) => ({ level, areas: scopes.filter((scope) => levelOf(scope) === level).map(areaOf) }))
    .filter(({ areas }) => areas.length > 0);
