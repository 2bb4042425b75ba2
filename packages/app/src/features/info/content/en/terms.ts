import type { InfoContent } from '../InfoContent';

export const terms: InfoContent = {
  title: 'User agreement',
  updated: 'Last updated: 27 July 2024',
  sections: [
    {
      heading: 'About this agreement',
      paragraphs: [
        'This is an agreement between you and the administration of the dating service Iskra. It sets the terms on which you use the service and applies together with the privacy policy and the payment rules.',
        'By registering you accept the agreement in full. If you disagree with any of its terms, please do not use the service.',
      ],
    },
    {
      heading: 'Who may use the service',
      paragraphs: [
        'The service is for adults only: you must be at least 18 years old. The service checks your age by the date of birth you give.',
        'One person needs one account. You may not hand it over to anybody else.',
      ],
    },
    {
      heading: 'What the service offers',
      paragraphs: [
        'You fill in a profile, add up to six photos, find people nearby, like them, see your matches and write to each other. The basic features are free.',
        'Premium features are paid. They are paid for once or by a subscription that renews automatically; the payment rules give the prices and the terms.',
        'The service helps people meet, but does not promise that a meeting will happen and does not verify the identity of every member.',
      ],
    },
    {
      heading: 'Rules for members',
      paragraphs: ['By using the service you undertake to follow these rules.'],
      items: [
        'Give truthful information about yourself and keep it up to date.',
        'Do not impersonate anyone and do not post photos of other people as your own.',
        'Do not choose names that offend others.',
        'Do not send spam, advertising or mass messages.',
        'Do not scrape the service or collect its members’ data, by program or by hand.',
        'Do not post or send pornography.',
        'Do not spread malware or links to it.',
        'Do not threaten or stalk anyone, do not ask for money, and do not break the law in any other way.',
      ],
    },
    {
      heading: 'Account and password',
      paragraphs: [
        'You are responsible for keeping your password safe and for what is done under your account. If you suspect that somebody else has used your password, change it at once and write to support.',
        'You can delete your account in the settings at any time.',
      ],
    },
    {
      heading: 'Your content',
      paragraphs: [
        'The rights to the texts and photos you post remain yours. You allow the service to store and process them and to show them to other members for as long as they are in your profile or conversations.',
        'Post only what you have the rights to. You are responsible for your content.',
      ],
    },
    {
      heading: 'Moderation and restrictions',
      paragraphs: [
        'The administration may review content after or before it is published, delete content and restrict access to the service, including without prior notice, when this agreement or the law is broken.',
        'You can block and report a member who breaks the rules right from the profile or the conversation. If you disagree with a decision of the administration, write to support.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'The service is provided as it is. The administration aims to keep it running, but failures and maintenance breaks are possible.',
        'The administration is not responsible for the truthfulness of profiles, for what members do, or for what happens when people meet. Please read the safety tips before a first meeting.',
        'Nothing in this section limits the rights that the law gives to consumers.',
      ],
    },
    {
      heading: 'Changes to the terms',
      paragraphs: [
        'The administration may change the agreement without separate notice. A new version applies from the moment it is published on this page; the date of the last update stands at the top.',
        'Please re-read the agreement at least once every 2 months. By continuing to use the service you accept the version in force.',
      ],
    },
    {
      heading: 'Governing law and disputes',
      paragraphs: [
        'The agreement is governed by the law of the Russian Federation. The parties try to settle a dispute in writing; if that fails, a court decides it in the order set by law.',
        'Please send questions about the agreement to support@iskra.example.',
      ],
    },
  ],
};
