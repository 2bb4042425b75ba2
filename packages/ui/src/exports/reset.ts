import '../../tokens/reset.css';
