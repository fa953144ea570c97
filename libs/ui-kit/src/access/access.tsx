import { createContext, useContext, type ReactNode } from 'react';
import {
  userTypes,
  hasRight,
  type CompanyFeature,
  type CompanyKind,
  type RightCode,
  type UserType,
} from '@mullion/contracts';

/** What the signed-in person may do, as the server said it. */
export interface Access {
  readonly userId: number;
  readonly type: UserType;
  readonly rights: readonly RightCode[];
  readonly kind: CompanyKind;
  readonly features: readonly CompanyFeature[];
}

/** One condition of a page, menu item or button; all named parts must hold. */
export interface AccessRule {
  readonly types?: readonly UserType[];
  readonly right?: RightCode;
  readonly kinds?: readonly CompanyKind[];
  readonly feature?: CompanyFeature;
  /** Anything that changes data: not for the read-only type 6. */
  readonly writes?: boolean;
}

/** Does this person fulfil the rule? Manufacturers only, unless the rule names other kinds. */
export const allows = (access: Access, rule: AccessRule): boolean =>
  (rule.kinds ?? ['manufacturer']).includes(access.kind) &&
  (!rule.types || rule.types.includes(access.type)) &&
  (!rule.right || hasRight({ type: access.type, rights: [...access.rights] }, rule.right)) &&
  (!rule.feature || access.features.includes(rule.feature)) &&
  !(rule.writes && access.type === userTypes.reader);

const AccessContext = createContext<Access | null>(null);

export const AccessProvider = ({ access, children }: { access: Access; children: ReactNode }) => (
  <AccessContext.Provider value={access}>{children}</AccessContext.Provider>
);

/** The signed-in person's access; only inside the frame. */
export const useAccess = (): Access => {
  const access = useContext(AccessContext);
  if (!access) throw new Error('useAccess outside the signed-in frame');
  return access;
};

/** Does the signed-in person fulfil the rule? */
export const useCan = (rule: AccessRule): boolean => allows(useAccess(), rule);

type CanProps = { readonly children: ReactNode } & (
  | { readonly rule: AccessRule }
  | { readonly do: string; readonly on: { readonly can: Readonly<Record<string, boolean>> } }
);

/** Shows its children only to those who may: by rule, or by what the server put into the row's `can`. */
export const Can = (props: CanProps) =>
  'rule' in props ? <CanByRule {...props} /> : props.on.can[props.do] ? <>{props.children}</> : null;

const CanByRule = ({ rule, children }: { rule: AccessRule; children: ReactNode }) =>
  useCan(rule) ? <>{children}</> : null;
