import type { CSSProperties } from 'react';
import { nameOf, type Seat } from '../shared/hall';

interface TicketsProps {
  seats: Seat[];
  onGiveUp(seat: Seat): void;
}

export function Tickets({ seats, onGiveUp }: TicketsProps) {
  return (
    <ul className="tickets" aria-label="Chosen seats">
      {seats.map((seat) => {
        const style: CSSProperties & Record<'--seat', string> = { '--seat': seat.color };
        return (
          <li key={seat.id} style={style}>
            {`${nameOf(seat)} · €${seat.price}`}
            <button
              type="button"
              aria-label={`Give up ${nameOf(seat)}`}
              onClick={() => onGiveUp(seat)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
