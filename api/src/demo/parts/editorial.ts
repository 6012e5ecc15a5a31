import { insertMany } from '../../database/insertMany';
import { friendships, news } from '../../database/schema';
import { demoFriendships } from '../editorial/friendships';
import { demoNews } from '../editorial/news';
import type { DemoPart } from '../part';

/** What editors and advertisers write. */
export const editorialPart: DemoPart = {
  tables: [news, friendships],
  fill: async (db, today) => {
    await insertMany(db, friendships, demoFriendships());
    await insertMany(db, news, demoNews(today));
  },
};
