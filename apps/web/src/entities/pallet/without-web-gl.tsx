import { Component, type ReactNode } from 'react';

/** A browser without WebGL, or whose WebGL breaks, still shows the rest of the page. */
export class WithoutWebGl extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };
  static getDerivedStateFromError = (): { broken: boolean } => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
