/** The most letters of what people write of themselves who ask for a price or enter the draw, in calls and fields. */
export const longestEntry = { name: 120, email: 254, telephone: 40, companyName: 200 } as const;
