import { type Board, changedNotes, type Message, newBoard, readMessage, receive } from './notes';

/** All boards of this name receive each other's messages: in this page, and in other tabs of the same origin. */
const CHANNEL = 'night-market';

/** One person's board and its connection to the others. */
export interface Peer {
  /** The board now. It is replaced, never changed. */
  board(): Board;
  /** Calls back after each change; returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Changes the board and sends what is new to the others. */
  change(run: (board: Board) => Board): void;
  /** Opens the channel; returns a function that closes it. */
  connect(): () => void;
  /** Leaves, or comes back: changes made in between are exchanged then. */
  toggleOnline(): void;
}

/** A store for one person. Frameworks only need `board` and `subscribe`. */
export function createPeer(name: string): Peer {
  let board = newBoard(`${name}-${Math.random().toString(36).slice(2, 8)}`);
  let channel: BroadcastChannel | undefined;
  const listeners = new Set<() => void>();

  const send = (message: Message) => channel?.postMessage(message);

  function replace(next: Board) {
    if (next === board) return;
    board = next;
    for (const listener of listeners) listener();
  }

  function open(isBack: boolean) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (!message) return;
      replace(receive(board, message));
      // A board that joins gets all records of this board. Records that it already has do no harm.
      if (message.type === 'hello') {
        send({ type: 'notes', by: board.me, notes: changedNotes(board) });
      }
    });
    send({ type: 'hello', by: board.me, notes: changedNotes(board), isBack });
    if (board.chosen !== null) send({ type: 'hand', by: board.me, note: board.chosen });
  }

  function close() {
    send({ type: 'hand', by: board.me, note: null });
    channel?.close();
    channel = undefined;
  }

  return {
    board: () => board,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(run) {
      const before = board;
      replace(run(board));
      const notes = board.notes.filter((note) => !before.notes.includes(note));
      if (notes.length > 0) send({ type: 'notes', by: board.me, notes });
      if (board.chosen !== before.chosen) {
        send({ type: 'hand', by: board.me, note: board.chosen });
      }
    },
    connect() {
      if (board.isOnline) open(false);
      return close;
    },
    toggleOnline() {
      if (board.isOnline) {
        send({ type: 'bye', by: board.me });
        close();
        const says = 'You have left. Your changes wait until you are back.';
        replace({ ...board, isOnline: false, hands: {}, says });
      } else {
        replace({ ...board, isOnline: true, says: 'You are back.' });
        open(true);
      }
    },
  };
}
