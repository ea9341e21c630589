import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/**
 * A table of a page's text. When it is wider than its column it scrolls, and then the keyboard can reach it to scroll it; a
 * table that fits is no stop on the way through the page.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // Its rows grow, without the table, when a font comes.
    for (const body of element.tBodies) observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
