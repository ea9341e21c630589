import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/**
 * A table in a page's text. When it is wider than its column it scrolls, and then it is focusable, so that the keyboard can scroll it. A
 * table that fits is not focusable.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // When a font loads, the rows can grow while the table's box stays the same.
    for (const body of element.tBodies) observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
