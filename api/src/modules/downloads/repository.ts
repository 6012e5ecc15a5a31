import { asc } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { downloads } from '../../database/schema';

export const findDownloads = (db: Db) => db.select().from(downloads).orderBy(asc(downloads.position));
