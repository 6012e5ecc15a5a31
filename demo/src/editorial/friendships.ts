import type { friendshipDetails, friendships, specSheets } from '@caravan/api/schema';
import { accessoryPicture } from '@caravan/api/media';
import { bannerOf, scene } from './advertisers/advertiser';
import { ceramicKit } from './advertisers/ceramicKit';
import { charger } from './advertisers/charger';
import { dashcam } from './advertisers/dashcam';
import { floorMats } from './advertisers/floorMats';
import { roofBox } from './advertisers/roofBox';
import { seatCovers } from './advertisers/seatCovers';
import { toolKit } from './advertisers/toolKit';
import { tyres } from './advertisers/tyres';

/** Advertisers of accessories: invented names, so that no real company seems to advertise here. Their order is their id. */
const advertisers = [floorMats, charger, dashcam, roofBox, tyres, seatCovers, ceramicKit, toolKit].map(
  (advertiser, position) => ({ ...advertiser, id: String(401 + position), position }),
);

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
    banner: hasBanner ? bannerOf(kind) : null,
    video,
    phone,
    email,
    manual: hasManual ? `manual-${kind}.html` : null,
    overviewImg: overviewScene === null ? null : scene(kind, overviewScene),
    guidePriceUsd,
    content,
  }));

export const demoSpecSheets = (): (typeof specSheets.$inferInsert)[] =>
  advertisers.flatMap(({ id, kind, sheet }) =>
    sheet === null ? [] : [{ friendshipId: id, image: scene(kind, sheet.scene), lines: sheet.lines }],
  );
