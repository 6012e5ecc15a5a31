import type { friendshipDetails, friendships, specSheets } from '@caravan/api/schema';
import { accessoryBanner, accessoryPicture, accessoryScene } from '@caravan/api/media';
import { advertisers } from './advertisers/advertisers';

export const demoFriendships = (): (typeof friendships.$inferInsert)[] =>
  advertisers.map(({ id, kind, position, title }) => ({
    id,
    position,
    img: accessoryPicture(kind),
    titleEn: title.en,
    titleGe: title.ge,
  }));

export const demoFriendshipDetails = (): (typeof friendshipDetails.$inferInsert)[] =>
  advertisers.map(({ id, kind, hasBanner, hasManual, overviewScene, video, phone, email, guidePriceUsd, content }) => ({
    friendshipId: id,
    banner: hasBanner ? accessoryBanner(kind) : null,
    video,
    phone,
    email,
    manual: hasManual ? `manual-${kind}.html` : null,
    overviewImg: overviewScene === null ? null : accessoryScene(kind, overviewScene),
    guidePriceUsd,
    content,
  }));

export const demoSpecSheets = (): (typeof specSheets.$inferInsert)[] =>
  advertisers.flatMap(({ id, kind, sheet }) =>
    sheet === null ? [] : [{ friendshipId: id, image: accessoryScene(kind, sheet.scene), lines: sheet.lines }],
  );
