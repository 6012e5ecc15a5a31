/** @jest-environment node */
import en from './en.json';
import ge from './ge.json';

const hints = [
  'phone',
  'email',
  'code',
  'name',
  'enterpriseName',
  'position',
  'emailFormat',
  'businessLicence',
  'creditInvestigation',
];

describe('texts', () => {
  it('include every profile and login hint in both languages [ACC-8]', () => {
    expect(new Set(Object.keys(en.hint))).toEqual(new Set(hints));
    expect(new Set(Object.keys(ge.hint))).toEqual(new Set(hints));
    expect(en.hint.emailFormat).toBe('Please enter a valid email address.');
    for (const text of Object.values(en.hint)) expect(text).toMatch(/^Please (?:enter|upload) /);
    for (const text of Object.values(ge.hint)) expect(text).toMatch(/^გთხოვთ, [ა-ჰ]/);
  });
});
