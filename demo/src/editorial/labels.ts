/** Labels of news and promoted cars; the colours carry white text with a contrast above 4.5. */
export const labels = {
  market: { en: 'Market', ge: 'ბაზარი', color: '#1F5F5B' },
  rules: { en: 'Rules', ge: 'წესები', color: '#3B4A6B' },
  ranking: { en: 'Ranking', ge: 'რეიტინგი', color: '#8A2D1C' },
  guide: { en: 'Guide', ge: 'გზამკვლევი', color: '#6B4E16' },
  service: { en: 'Service', ge: 'სერვისი', color: '#4A5A2A' },
  choice: { en: "Editor's choice", ge: 'რედაქციის რჩეული', color: '#8A2D1C' },
  newcomer: { en: 'Just in', ge: 'ახლახან დაემატა', color: '#1F5F5B' },
  reduced: { en: 'Price reduced', ge: 'ფასი შემცირდა', color: '#6B4E16' },
} as const;

export type LabelKey = keyof typeof labels;

/** The columns that a label fills. */
export const labelColumns = (key: LabelKey) => ({
  labelEn: labels[key].en,
  labelGe: labels[key].ge,
  labelColor: labels[key].color,
});
