import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Preview } from '../state/use-preview';
import { previewPlace } from '../rules/preview-place';

/** The pane of a preview beside what it explains. */
export const Floating = ({
  preview,
  label,
  children,
}: {
  preview: Preview<string>;
  label: string;
  children: ReactNode;
}) => {
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 300, height: 220 });
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const view = { width: window.innerWidth, height: window.innerHeight };
  return createPortal(
    <div
      ref={pane}
      className="pm-preview"
      role="tooltip"
      id="pm-preview"
      aria-label={label}
      style={previewPlace(preview.pointer, preview.cell, size, view)}
    >
      {children}
    </div>,
    document.body,
  );
};
