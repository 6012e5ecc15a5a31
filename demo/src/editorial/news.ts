import { utcMs } from '@caravan/shared/terms';
import type { news } from '@caravan/api/schema';
import { brandMark, newsPicture } from '@caravan/api/media';
import * as v from 'valibot';
import { labelColumns, labelKey } from './labels';
import json from './news.json' with { type: 'json' };

const article = v.strictObject({
  id: v.string(),
  topic: v.string(),
  label: labelKey,
  link: v.string(),
  /** The brand whose mark is beside the title. */
  brand: v.optional(v.string()),
  titleEn: v.string(),
  titleGe: v.string(),
});

/** Articles, newest first. News of the markets links to its sources. Other articles link to pages of the site. */
const articles = v.parse(v.array(article), json);

const hourMs = 3_600_000;

/** Hours between an article and the next older one. */
const gaps = [27, 70, 49, 118, 45, 93, 26, 141, 72, 51] as const;

const ageInHours = (index: number): number =>
  Array.from({ length: index }, (_, each) => gaps[each % gaps.length] ?? 0).reduce((sum, gap) => sum + gap, 14);

/** Returns the news before `today`. The newest was published 14 hours before it. */
export const demoNews = (today: string): (typeof news.$inferInsert)[] =>
  articles.map(({ id, topic, label, link, brand, titleEn, titleGe }, index) => ({
    id,
    image: newsPicture(topic, id),
    titleEn,
    titleGe,
    link,
    icon: brand === undefined ? null : brandMark(brand),
    ...labelColumns(label),
    publishedAt: new Date(utcMs(today) - ageInHours(index) * hourMs),
  }));
