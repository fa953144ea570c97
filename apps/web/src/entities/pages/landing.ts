import {
  hasRight,
  userTypes,
  type CompanyKind,
  type RightCode,
  type StartPage,
  type UserType,
} from '@mullion/contracts';
import { paths } from './paths';

interface Screen {
  readonly width: number;
  readonly height: number;
}

interface Person {
  readonly type: UserType;
  readonly company: { readonly kind: CompanyKind };
  readonly rights: readonly RightCode[];
  /** The page they have chosen to begin with. */
  readonly start_page?: StartPage | null | undefined;
  /** Of a session by PIN or badge. */
  readonly terminal?: object | null | undefined;
}

/**
 * Where a person lands after signing in: a small screen (up to 500 × 900) at the scanner, a supplier at the glass
 * units, everybody else at the orders; who has chosen Today begins there. Whoever may not scan has no scanner and
 * begins at the orders on a small screen too.
 */
export const landingPath = ({ type, company, rights, start_page, terminal }: Person, screen: Screen): string => {
  if (terminal) return paths.terminalHome();
  if (start_page === 'today') return paths.today();
  if (company.kind === 'supplier') return paths.glassUnits();
  const scans = type !== userTypes.reader && hasRight({ type, rights: [...rights] }, 'PAL_SCAN');
  return screen.width <= 500 && screen.height <= 900 && scans ? paths.scanner() : paths.orders();
};

/** An address to go back to after signing in, only if it is a page of this site. */
export const safeNext = (next: string | null): string | null =>
  next && /^\/(lt|en)\/(?!login(\/|$|\?))[^\\]+$/.test(next) && !next.startsWith('//') ? next : null;
