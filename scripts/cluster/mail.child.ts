import { mkdirSync } from 'node:fs';
import { startMailServer } from '../../api/src/testing/mailServer';
import { saveMail } from '../../e2e/support/site/mails';
import { reportReady } from './supervised';

// The mail catcher of the cluster: it sends nothing on. It saves a mail as a file before it tells the sender that it was received.
const { FOLDER: folder = '', PORT: port = '' } = process.env;
mkdirSync(folder, { recursive: true });
const { url } = await startMailServer(({ source }) => saveMail(folder, source), Number(port));
reportReady('mail', url);
