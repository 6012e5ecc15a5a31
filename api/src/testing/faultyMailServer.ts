import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listenOn } from '@caravan/shared/http';

/** Faulty answers by step: `GREET`, the first four letters of a command, or `END` for the end of the message. */
export type MailFaults = Readonly<Record<string, (socket: Socket) => void>>;

/** Returns a fault that answers a step with one line. */
export const answerWith =
  (line: string) =>
  (socket: Socket): void => {
    socket.write(`${line}\r\n`);
  };

const ok = answerWith('250 ok');
const usualAnswers: MailFaults = {
  GREET: answerWith('220 mail'),
  EHLO: ok,
  MAIL: ok,
  RCPT: ok,
  DATA: answerWith('354 go on'),
  END: ok,
  QUIT: answerWith('221 bye'),
};

/** Starts a mail server whose answers a test replaces by faulty ones. */
export const startFaultyMailServer = async () => {
  let answers = usualAnswers;
  let received = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      received += `${line}\n`;
      answers[line === '.' ? 'END' : line.slice(0, 4).toUpperCase()]?.(socket);
    });
    answers['GREET']?.(socket);
  });
  const port = await listenOn(server);
  return {
    address: `127.0.0.1:${String(port)}`,
    /** Returns what clients have sent since `setFaults`. */
    received: () => received,
    setFaults: (faults: MailFaults) => {
      answers = { ...usualAnswers, ...faults };
      received = '';
    },
    close: () => server.close(),
  };
};
