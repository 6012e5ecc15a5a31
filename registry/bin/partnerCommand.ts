import { changePartner, type PartnerChange } from '../src/index';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { openWriter } from './cli';

const USAGE = 'npm run partner -- <name> [https://its.site…] [ranking=<version>] [calls=600] [off | on | gone]';

const STATES = ['off', 'on', 'gone'];

const parseChange = (words: readonly string[]): PartnerChange => {
  const origins = words.filter((word) => /^https?:/.test(word));
  const settings = words.filter((word) => !origins.includes(word));
  const calls = settings.find((word) => /^calls=[1-9]\d*$/.test(word));
  const pins = settings.filter(
    (word) => word !== calls && !word.startsWith('calls=') && /^[a-z][a-z0-9-]*=\w*$/.test(word),
  );
  const states = settings.filter((word) => STATES.includes(word));
  const unknown = settings.find((word) => word !== calls && !pins.includes(word) && !states.includes(word));
  if (unknown !== undefined)
    throw new PublishRefused(`"${unknown}" is not an origin, version, limit, off, on or gone: ${USAGE}`);
  if (states.length > 1) throw new PublishRefused(`choose ${states.join(' or ')}: ${USAGE}`);
  if (words.length === 0) throw new PublishRefused(`name what changes: ${USAGE}`);
  const [state] = states;
  if (state === 'gone' && words.length > 1) throw new PublishRefused(`gone excludes other changes: ${USAGE}`);
  return {
    ...(origins.length > 0 && { origins }),
    ...(calls !== undefined && { callsAMinute: Number(calls.slice(6)) }),
    pins: Object.fromEntries(pins.map((pin) => [pin.split('=')[0] ?? '', pin.split('=')[1] || null])),
    ...(state === 'gone' ? { isRemoved: true } : state !== undefined && { off: state === 'off' }),
  };
};

/**
 * Changes a partner, whose pages may embed widgets of the site. Needs registry.key. Settings that are not given stay as they are. Given
 * origins replace all earlier ones. `remote=` removes a pin. Returns the output of the command.
 */
export const partnerCommand = async (args: readonly string[]): Promise<string> => {
  const { words } = commandWords(USAGE, {}, args);
  const [id = '', ...changes] = words;
  const change = parseChange(changes);
  const edit = { ...openWriter(), why: 'asked for by npm run partner' };
  const { sequence, partners = {} } = await changePartner(edit, id, change);
  const partner = partners[id];
  if (!partner) return `${id} is no longer a partner (registry ${sequence})\n`;
  const { origins, off, callsAMinute } = partner;
  return `${id} (${origins.join(' ')}) ${off ? 'is off' : `may embed, ${callsAMinute} calls a minute`} (registry ${sequence})\n`;
};
