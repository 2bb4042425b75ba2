/** What can be chosen in a profile: the stored values in the order of spec point 3 [EDT-04, EDT-05]. */
export const profileChoices = {
  goals: ['find_love', 'friendship', 'quick_meetings'],
  languages: [
    ...(['English', 'Deutsch', 'Français', 'Español', 'Русский', 'Hebrew', 'Arabic', 'Hindi'] as const),
    ...(['Japanese', 'Korean', 'Chinese', 'Persian', 'Türkçe', 'Português', 'Italiano'] as const),
  ],
  orientation: [
    'orientation_heterosexual',
    'orientation_homosexual',
    'orientation_bisexual',
    'orientation_other',
  ],
  relationship: ['relationship_single', 'relationship_open', 'relationship_serious'],
  children: ['children_no', 'children_yes', 'children_want'],
  smoking: ['smoking_no', 'smoking_smoke', 'smoking_quit'],
  alcohol: ['alcohol_no', 'alcohol_moderate', 'alcohol_frequent'],
} as const;
