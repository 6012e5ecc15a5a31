import type { Mail } from '../../../mail/mailer';

/** Creates a mailer that collects the mails of each test, or fails after `fail()` until the test ends. */
export const collectMails = () => {
  const mails: Mail[] = [];
  let isFailing = false;
  beforeEach(() => {
    mails.length = 0;
    isFailing = false;
  });
  return {
    mails,
    fail: (): void => {
      isFailing = true;
    },
    mailer: {
      send: async (mail: Mail): Promise<void> => {
        if (isFailing) throw new Error('connection refused');
        mails.push(mail);
      },
    },
  };
};
