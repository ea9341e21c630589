import { daysOf, type Chart } from '../shared/chart';
import { GAUGES } from '../shared/river';

/** The readings for those who do not see the canvas. */
export function DayTable({ chart }: { chart: Chart }) {
  return (
    <details>
      <summary>Highest level of each day shown</summary>
      <div tabIndex={0} role="region" aria-label="Table of days">
        <table>
          <thead>
            <tr>
              <th>Day</th>
              {GAUGES.map(({ id, name }) => (
                <th key={id}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daysOf(chart).map(({ day, highest }) => (
              <tr key={day}>
                <td>{day}</td>
                {highest.map((level, i) => (
                  <td key={i}>{level}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
