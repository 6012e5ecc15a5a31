/** The most characters of form fields with personal data, in calls and inputs. */
export const longestEntry = { name: 120, email: 254, telephone: 40, companyName: 200 } as const;
