import { insertMany } from '@caravan/api/database';
import { downloads, friendshipDetails, friendships, news, specSheets } from '@caravan/api/schema';
import { demoDownloads } from '../editorial/downloads';
import { demoFriendshipDetails, demoFriendships, demoSpecSheets } from '../editorial/friendships';
import { demoNews } from '../editorial/news';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';

/** Advertisers, news and downloads. */
export const editorialPart: DemoPart = {
  tables: [downloads, news, specSheets, friendshipDetails, friendships],
  fill: async (db, today) => {
    await insertMany(db, friendships, demoFriendships().map(asDemo));
    await insertMany(db, friendshipDetails, demoFriendshipDetails());
    await insertMany(db, specSheets, demoSpecSheets());
    await insertMany(db, news, demoNews(today));
    await insertMany(db, downloads, demoDownloads());
  },
};
