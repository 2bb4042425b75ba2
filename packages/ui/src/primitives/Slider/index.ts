export { RangeSlider, type Range, type RangeSliderProps } from './RangeSlider';
export { Slider, type SliderProps } from './Slider';
export { moveRangeEnd, type SliderScale } from './sliderMath';
