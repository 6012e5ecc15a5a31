import { newClient } from '../../../testing/client';

let entrantCount = 0;

/** Creates a person who has never entered. */
export const newEntrant = () => {
  entrantCount += 1;
  return {
    name: 'Nino Beridze',
    email: `reader-${String(entrantCount)}@example.com`,
    telephone: `+995 599 ${String(100_000 + entrantCount)}`,
    clientId: newClient(),
  };
};
