/** Maximum number of characters of form fields, in calls and inputs. */
export const longestEntry = { name: 120, email: 254, telephone: 40, companyName: 200, searchName: 100 } as const;
