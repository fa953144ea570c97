/** Two panes and the bar between them. */
export const Logo = ({
  size = 24,
  pane = 'var(--m-accent-line)',
  bar = 'var(--m-accent)',
}: {
  size?: number;
  pane?: string;
  bar?: string;
}) => (
  <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label="Mullion">
    <path fill={pane} d="M2 3h7v18H2zM15 3h7v18h-7z" />
    <path fill={bar} d="M10.5 1h3v22h-3z" />
  </svg>
);
