import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import './outside.css';

interface OutsideFrameProps {
  readonly title: string;
  /** The company that made the link; unknown where the link opens nothing. */
  readonly company: string | null;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A page for people outside: who speaks, the language, the content. No menu, nothing to sign in to. */
export const OutsideFrame = ({ title, company, children, foot }: OutsideFrameProps) => (
  <div className="outside">
    <title>{title}</title>
    <meta name="robots" content="noindex, nofollow" />
    <header>
      <Logo size={28} />
      <b className="ellipsis">{company ?? 'Mullion'}</b>
      <span className="sp" />
      <LanguageSwitch />
    </header>
    <main>{children}</main>
    {foot && <footer>{foot}</footer>}
  </div>
);
