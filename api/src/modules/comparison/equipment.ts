import type { Localised } from '@caravan/shared/terms';

/** The equipment in the comparison, in groups. The keys are those of `trim_equipment.features`. */
export const equipmentGroups = [
  {
    key: 'assistance',
    text: { en: 'Driver assistance', ge: 'მძღოლის დამხმარე სისტემები' },
    features: [
      ['emergencyBraking', { en: 'Emergency braking', ge: 'საგანგებო დამუხრუჭება' }],
      ['laneKeeping', { en: 'Lane keeping', ge: 'ზოლის შენარჩუნება' }],
      ['adaptiveCruise', { en: 'Adaptive cruise control', ge: 'ადაპტური კრუიზ-კონტროლი' }],
      ['blindSpot', { en: 'Blind-spot warning', ge: 'ბრმა ზონის კონტროლი' }],
      ['trafficSigns', { en: 'Traffic-sign recognition', ge: 'საგზაო ნიშნების ამოცნობა' }],
      ['parkingAssistant', { en: 'Parks by itself', ge: 'ავტომატური პარკირება' }],
      ['highwayPilot', { en: 'Motorway pilot', ge: 'ავტობანის ავტოპილოტი' }],
      ['cityPilot', { en: 'City pilot', ge: 'ქალაქის ავტოპილოტი' }],
    ],
  },
  {
    key: 'sensors',
    text: { en: 'Cameras and sensors', ge: 'კამერები და სენსორები' },
    features: [
      ['rearCamera', { en: 'Rear camera', ge: 'უკანა ხედვის კამერა' }],
      ['roundCamera', { en: '360° camera', ge: '360° კამერა' }],
      ['frontRadar', { en: 'Front radar', ge: 'წინა რადარი' }],
      ['lidar', { en: 'Lidar', ge: 'ლიდარი' }],
    ],
  },
  {
    key: 'comfort',
    text: { en: 'Comfort', ge: 'კომფორტი' },
    features: [
      ['keyless', { en: 'Keyless entry', ge: 'უგასაღებო შესვლა' }],
      ['heatedSeats', { en: 'Heated front seats', ge: 'წინა სავარძლების გათბობა' }],
      ['ventilatedSeats', { en: 'Ventilated front seats', ge: 'წინა სავარძლების ვენტილაცია' }],
      ['massageSeats', { en: 'Massage seats', ge: 'მასაჟიანი სავარძლები' }],
      ['panoramicRoof', { en: 'Panoramic roof', ge: 'პანორამული სახურავი' }],
      ['powerTailgate', { en: 'Power tailgate', ge: 'ელექტრო\u00ADსაბარგული' }],
      ['headUpDisplay', { en: 'Head-up display', ge: 'პროექციული დისპლეი (HUD)' }],
      ['airSuspension', { en: 'Air suspension', ge: 'პნევმატური საკიდარი' }],
      ['heatPump', { en: 'Heat pump', ge: 'თბური ტუმბო' }],
    ],
  },
] as const satisfies readonly {
  readonly key: string;
  readonly text: Localised;
  readonly features: readonly (readonly [key: string, text: Localised])[];
}[];

export type FeatureKey = (typeof equipmentGroups)[number]['features'][number][0];
