import '../theme/fonts.css';
