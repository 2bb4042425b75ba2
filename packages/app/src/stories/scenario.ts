import { withScenario, type ScenarioName } from '@iskra/api-mocks/storybook';

/** What a story hands to its `beforeEach`: the back end answers as the scenario says. */
export function scenario(name: ScenarioName, adjust?: Parameters<typeof withScenario>[1]) {
  return ({ msw }: { msw: { use(...handlers: ReturnType<typeof withScenario>['handlers']): void } }) =>
    msw.use(...withScenario(name, adjust).handlers);
}
