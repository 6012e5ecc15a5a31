import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { azerbaijanTariff, georgiaTariff } from '@caravan/shared/landed';
import { parse } from 'valibot';
import { tariffsFolder } from '../../../config/paths';

const read = (id: string): unknown => JSON.parse(readFileSync(join(tariffsFolder, `${id}.json`), 'utf8'));

export const georgia = 'georgia-2026-04-02';
export const georgiaDocument = parse(georgiaTariff, read(georgia));

export const azerbaijan = 'azerbaijan-2026-01-01';
export const azerbaijanDocument = parse(azerbaijanTariff, read(azerbaijan));
