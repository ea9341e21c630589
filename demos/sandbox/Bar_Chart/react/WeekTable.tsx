import { FLAVORS, tableRows } from '../shared/sales';

/** The sales for those who do not see the canvas. */
export function WeekTable() {
  return (
    <details>
      <summary>All weeks as a table</summary>
      <div tabIndex={0} role="region" aria-label="Table of weeks">
        <table>
          <thead>
            <tr>
              <th>Week of</th>
              {FLAVORS.map(({ id, name }) => (
                <th key={id}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows().map(({ week, sold }) => (
              <tr key={week}>
                <td>{week}</td>
                {sold.map((pieces, i) => (
                  <td key={i}>{pieces}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
